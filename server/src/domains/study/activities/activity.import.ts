import {
  codeCell,
  momentCell,
  oneOfCell,
  pictureCell,
  referenceCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../../platform/import/cells'
import { staying } from '../../../platform/import/identity'
import { importedTable, type RowBecame } from '../../../platform/import/imported-table'
import { listCell } from '../../../platform/import/list-cells'
import { dayOf } from './activity-status.model'
import { activityContents, activityDynamics, classActivities } from './activity.schema'

const required = { required: true } as const

/** Another class's or course's, or one of another day once it has begun: nobody was there who was here. */
function anotherLesson(row: RowBecame): string | null {
  const placed = staying('classId', 'courseId')(row)
  if (placed !== null) return placed
  const [was, is] = [row.before['startTime'], row.after['startTime']]
  if (!(was instanceof Date) || !(is instanceof Date) || was > row.now || dayOf(was) === dayOf(is)) return null
  return `startTime is of another day (was ${dayOf(was)})`
}

export const activityImport = importedTable({
  name: 'activities',
  about:
    'a lesson of a class on one day; hasSignIn and hasSignOut ask learners to sign in and out, signsInByItself signs them in when they open it',
  mistakes: [
    'onlineType 2 without hasSignIn: everybody in the class is taken to have been there.',
    'startTime without its distance from UTC (+08:00): a moment needs it.',
  ],
  table: classActivities,
  cells: {
    classId: referenceCell('classes', required),
    courseId: referenceCell('courses', required),
    name: textCell(required),
    onlineType: codeCell({ 1: 'online', 2: 'face to face' }, required),
    isRequired: codeCell({ 0: 'elective', 1: 'required' }),
    startTime: momentCell(required),
    endTime: momentCell(required),
    place: textCell(),
    address: textCell(),
    bizType: textCell({ max: 40 }),
    hasSignIn: yesNoCell,
    hasSignOut: yesNoCell,
    signsInByItself: yesNoCell,
  },
  identity: {
    keeps: 'classId and courseId stay, and the day of startTime once the lesson has begun',
    another: anotherLesson,
    instead: 'give the other lesson an id of its own',
  },
})

export const contentImport = importedTable({
  name: 'activity-contents',
  about:
    'a classroom that an activity is made of; dutyRules say what must be done there: VIDEO_PROGRESS up to a percentage, SUBMIT 1 for a homework or a test',
  mistakes: [
    'VIDEO_PROGRESS for a homework: it has no progress; SUBMIT | 1 is done by handing it in.',
    'A classroom of a course that is not the activity’s.',
  ],
  table: activityContents,
  cells: {
    activityId: referenceCell('activities', required),
    classroomId: referenceCell('classrooms', required),
    position: wholeCell(required),
    mustLearn: codeCell({ 0: 'need not be learned', 1: 'must be learned' }),
    dutyRules: listCell(
      {
        dutyType: oneOfCell(['VIDEO_PROGRESS', 'SUBMIT'], required),
        targetValue: wholeCell({ min: 1, max: 100, ...required }),
      },
      { max: 5 },
    ),
  },
  identity: {
    keeps: 'activityId and classroomId stay',
    another: staying('activityId', 'classroomId'),
    instead: 'give the other content an id of its own',
  },
})

const feed = importedTable({
  name: 'activity-feed',
  about: 'what somebody did in an activity, as its feed tells',
  mistakes: [
    'The name again in content: the feed writes realName before it.',
    'type as a number: readers see no tag; it is a word that they read.',
    'An entry for an activity of another day: the class shows the feeds of today’s activities only.',
  ],
  table: activityDynamics,
  cells: {
    activityId: referenceCell('activities', required),
    time: momentCell(required),
    type: textCell({ max: 40 }),
    realName: textCell({ ...required, max: 60 }),
    avatar: pictureCell,
    content: textCell({ ...required, max: 1000 }),
  },
})

export const activityImports = [activityImport, contentImport, feed]
