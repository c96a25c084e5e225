import { momentCell, referenceCell, textCell, wholeCell } from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { spanCheck } from '../../platform/import/span-check'
import { classPeriods, classStudents, teachingClasses } from './study.schema'

const periods = importedTable({
  name: 'class-periods',
  about: 'a period of a product in which classes are held; type 1 training, 2 exam, 3 certification, 4 evaluation',
  table: classPeriods,
  cells: {
    name: textCell({ required: true }),
    type: wholeCell({ min: 1, max: 4, required: true }),
    productName: textCell(),
    trainingStartTime: momentCell(),
    trainingEndTime: momentCell(),
    signUpTotal: wholeCell(),
  },
})

const classes = importedTable({
  name: 'classes',
  about: 'a class; status 0 not started, 1 training, 2 finished',
  table: teachingClasses,
  cells: {
    periodId: referenceCell('class-periods', { required: true }),
    className: textCell(),
    teacherName: textCell(),
    status: wholeCell({ max: 2 }),
    trainingStartTime: momentCell(),
    trainingEndTime: momentCell(),
    teachingPlanCreatedTime: momentCell(),
  },
})

const learners = importedTable({
  name: 'class-learners',
  about:
    'a learner in a class; serviceStatus -1 pending enrolment, 0 pending start, 1 pending report-in, 2 in service, 3 complete',
  table: classStudents,
  cells: {
    userId: referenceCell('learners', { required: true }),
    classId: referenceCell('classes', { required: true }),
    serviceStatus: wholeCell({ min: -1, max: 3, required: true }),
    createdTime: momentCell({ required: true }),
  },
})

export const studyImports = [periods, classes, learners]

export const studyImportChecks = [periods, classes].map((table) =>
  spanCheck(table, 'trainingStartTime', 'trainingEndTime'),
)
