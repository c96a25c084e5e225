import {
  codeCell,
  momentCell,
  optionalReferenceCell,
  referenceCell,
  textCell,
  wholeCell,
} from '../../platform/import/cells'
import { changed, staying } from '../../platform/import/identity'
import { importedTable, type Cell } from '../../platform/import/imported-table'
import { spanCheck } from '../../platform/import/span-check'
import { activityCheck } from './activities/activity.check'
import { activityImport, activityImports } from './activities/activity.import'
import { titbitCheck, titbitImports } from './attendance/titbit.import'
import { classroomCheck } from './courses/classroom.check'
import { classroomImport, courseImports, planImport } from './courses/course.import'
import { mediaLengthCheck } from './courses/media-length.check'
import { planCheck } from './courses/plan.check'
import { classPeriods, classStudents, teachingClasses } from './study.schema'

const required = { required: true } as const

const count = wholeCell({ min: 1, max: 100_000 })
/** Empty for any number. */
const optionalCountCell: Cell = { ...count, read: (text, tell) => (text === '' ? null : count.read(text, tell)) }

const periods = importedTable({
  name: 'class-periods',
  about: 'a period of a product in which classes are held',
  mistakes: [
    'A period without a class: learners see classes, and a class names its period.',
    'productName without productId: learners read the name, and the page of the product does not list the classes.',
    'trainingEndTime at 00:00 of the last day: that day is then over before it begins; write the moment at which the training ends.',
  ],
  table: classPeriods,
  cells: {
    name: textCell(required),
    type: codeCell({ 1: 'training', 2: 'exam', 3: 'certification', 4: 'evaluation' }, required),
    productId: optionalReferenceCell('products'),
    productName: textCell(),
    trainingStartTime: momentCell(),
    trainingEndTime: momentCell(),
    signUpTotal: wholeCell(),
  },
})

const classes = importedTable({
  name: 'classes',
  about:
    'a class. Its training times say whether it has begun and whether it is over; status counts where it has no start, and 2 closes it before its end. statusTime is when it was opened',
  mistakes: [
    'status 0 or 1 against the times: the times count, so a class whose trainingStartTime is to come has not begun.',
    'trainingEndTime at 00:00 of the last day: the class is then over before that day begins.',
    'No line in class-courses.csv: the class has no course, and its tests lead nowhere.',
    'places 0 for any number: leave it empty; a class with as many learners as places takes no order.',
  ],
  table: teachingClasses,
  cells: {
    periodId: referenceCell('class-periods', required),
    className: textCell(),
    teacherName: textCell(),
    status: codeCell({ 0: 'not started', 1: 'training', 2: 'finished' }),
    trainingStartTime: momentCell(),
    trainingEndTime: momentCell(),
    teachingPlanCreatedTime: momentCell(),
    statusTime: momentCell(),
    learningGoal: textCell({ max: 1000 }),
    headTeacherNickname: textCell({ max: 60 }),
    place: textCell(),
    places: optionalCountCell,
  },
  identity: {
    keeps: 'periodId and className do not both change',
    another: (row) =>
      changed(row, ['periodId', 'className']).length === 2 ? 'periodId and className are both others' : null,
    instead: 'give the other class an id of its own',
  },
})

const learners = importedTable({
  name: 'class-learners',
  about:
    'a learner in a class, with how they were assessed. From serviceStatus 1 on the class lists them; only from 2 on they open its lessons and sit its tests',
  mistakes: [
    'serviceStatus 1 for learners who are to study: they are listed and can open nothing; 2 is in service.',
    'createdTime of today for a class that began long ago: what was over before it is elective for the learner.',
    'userId with the mobile number: it is the id in learners.csv.',
  ],
  table: classStudents,
  cells: {
    userId: referenceCell('learners', required),
    classId: referenceCell('classes', required),
    serviceStatus: codeCell(
      { '-1': 'pending enrolment', 0: 'pending start', 1: 'pending report-in', 2: 'in service', 3: 'complete' },
      required,
    ),
    evaluateStatus: codeCell({ 0: 'not assessed', 1: 'passed', 2: 'not passed' }),
    createdTime: momentCell(required),
  },
  identity: {
    keeps: 'userId stays',
    another: staying('userId'),
    instead: 'give the other learner’s place an id of its own',
  },
})

export const studyImports = [periods, classes, learners, ...courseImports, ...activityImports, ...titbitImports]

export const studyImportChecks = [
  spanCheck(periods, 'trainingStartTime', 'trainingEndTime'),
  spanCheck(classes, 'trainingStartTime', 'trainingEndTime'),
  spanCheck(classroomImport, 'startTime', 'endTime'),
  spanCheck(planImport, 'learnStartTime', 'learnEndTime'),
  spanCheck(activityImport, 'startTime', 'endTime'),
  mediaLengthCheck,
  classroomCheck,
  planCheck,
  activityCheck,
  titbitCheck,
]
