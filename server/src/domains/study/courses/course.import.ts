import { CLASSROOM } from '@campus/contracts/study-course'

import {
  addressCell,
  codeCell,
  htmlCell,
  linesCell,
  momentCell,
  oneOfCell,
  pictureCell,
  referenceCell,
  textCell,
  webAddressCell,
  wholeCell,
} from '../../../platform/import/cells'
import { changed, staying } from '../../../platform/import/identity'
import { headings, importedTable, type RowBecame } from '../../../platform/import/imported-table'
import { lengthCell } from '../../../platform/import/length-cell'
import { listCell } from '../../../platform/import/list-cells'
import { captionsCell, filmCell, materialCell, soundCell } from '../../../platform/import/media-cells'
import { classCourses, classrooms, courseIntroductions, courses, courseTeachers } from './course.schema'

const required = { required: true } as const

export const courseImport = importedTable({
  name: 'courses',
  about:
    'a course; learningPlatform 0 is here, any other elsewhere: a course of an outside site leads to learningUrl, which is one of the operator’s hosts',
  mistakes: [
    'A course without a line in class-courses.csv: no learner finds it.',
    'thirdPlatformType 11 with learningPlatform left empty: it is then 0, and the course opens here.',
    'thirdPlatformType 11 with a learningUrl on a host that LEARNING_SITES does not name: learners cannot open the course.',
  ],
  table: courses,
  cells: {
    name: textCell(required),
    cover: pictureCell,
    introduction: htmlCell(),
    type: wholeCell({ max: 99 }),
    nature: codeCell({ 0: 'face to face', 1: 'online', 2: 'both' }),
    learningPlatform: wholeCell({ max: 9 }),
    thirdPlatformType: codeCell({
      0: 'none',
      10: 'here',
      11: 'an outside site with single sign-on',
      12: 'practical training',
    }),
    learningUrl: webAddressCell,
    classCode: textCell({ max: 60 }),
  },
})

const introductions = importedTable({
  name: 'course-introductions',
  about: 'a tab of a course’s introduction; what the teachers’ tab shows stands in course-teachers.csv',
  mistakes: [
    'The introduction of courses.csv again as type 0: the page of the course shows both.',
    'A type left out: its tab is there and empty.',
    'Several texts of a tab without a position: which comes first is left open.',
  ],
  table: courseIntroductions,
  cells: {
    courseId: referenceCell('courses', required),
    type: codeCell({ 0: 'introduction', 3: 'materials', 4: 'quality service' }, required),
    position: wholeCell(),
    content: htmlCell(),
  },
})

const teachers = importedTable({
  name: 'course-teachers',
  about: 'a teacher of a course; roleCode t_kcls teaches, t_fdls is a tutor',
  mistakes: [
    'The teachers of a single lesson: they stand in the column teachers of classrooms.csv.',
    'One line for a teacher of several courses: it takes a line for each course.',
    'roleCode left empty: the page names the teacher without a role.',
  ],
  table: courseTeachers,
  cells: {
    courseId: referenceCell('courses', required),
    position: wholeCell(required),
    name: textCell({ ...required, max: 60 }),
    picture: pictureCell,
    roleCode: oneOfCell(['t_kcls', 't_fdls']),
  },
})

/** What is learned there. A lesson may get another name or be made anew, not both at once. */
const CONTENT = ['videoUrl', 'audioUrl', 'qualities', 'article', 'materials']

function anotherRoom(row: RowBecame): string | null {
  const kind = staying('courseId', 'type')(row)
  if (kind !== null || changed(row, ['name']).length === 0) return kind
  const content = changed(row, CONTENT)
  return content.length === 0 ? null : `name and ${content.join(', ')} are others`
}

export const classroomImport = importedTable({
  name: 'classrooms',
  about:
    'a place of a course where something is learned, in the order of its position; equal chapters and sections that follow each other belong together',
  mistakes: [
    'liveStatus 0 or 1 against the hours: startTime and endTime say whether a live lesson has begun; 2 and 3 tell of its replay.',
    'position twice in a course: it is the place of the lesson, 1, 2, 3 through all chapters.',
    'duration typed as 25:30 and saved by a spreadsheet as 25:30:00: format the column as text.',
    'The film of a telephone as it is: not every browser plays H.265; the import tells which are in it.',
    'Chapters as rows of their own: the chapter and the section are columns of each lesson, and lessons with the same names stand together.',
  ],
  table: classrooms,
  cells: {
    courseId: referenceCell('courses', required),
    position: wholeCell(required),
    chapterName: textCell(required),
    sectionName: textCell(required),
    name: textCell(required),
    type: codeCell(
      {
        [CLASSROOM.video]: 'video',
        [CLASSROOM.audio]: 'audio',
        [CLASSROOM.article]: 'article',
        [CLASSROOM.document]: 'document',
        [CLASSROOM.archive]: 'archive',
        [CLASSROOM.homework]: 'homework',
        [CLASSROOM.test]: 'test',
        [CLASSROOM.image]: 'pictures',
        [CLASSROOM.live]: 'live lesson',
        [CLASSROOM.faceToFace]: 'lesson face to face',
        19: 'live room of the app',
        20: 'survey of the app',
      },
      required,
    ),
    mustLearn: codeCell({ 0: 'need not be learned', 1: 'must be learned' }),
    duration: {
      ...lengthCell,
      form: `${lengthCell.form}; of a film or sound beside the tables its own length counts, and the cell may be empty`,
    },
    videoUrl: filmCell,
    audioUrl: soundCell,
    qualities: listCell(
      { templateType: oneOfCell(['LD', 'SD', 'HD', 'FHD'], required), url: filmCell },
      { once: 'templateType' },
    ),
    captions: listCell(
      {
        language: textCell({ ...required, max: 35 }),
        label: textCell(required),
        url: { ...captionsCell, ...required },
      },
      { once: 'language' },
    ),
    thumbnailsUrl: addressCell,
    article: htmlCell(),
    materials: listCell({
      name: textCell(required),
      storageUrl: materialCell,
      content: htmlCell(),
      description: textCell({ max: 1000 }),
    }),
    sourceType: oneOfCell(['xskt'], { about: 'as its homework or test in works.csv' }),
    liveStatus: codeCell({ 0: 'not started', 1: 'live', 2: 'replay being made', 3: 'replay' }),
    startTime: momentCell(),
    endTime: momentCell(),
    place: textCell(),
    address: textCell(),
    notice: htmlCell(),
    points: linesCell(),
    teachers: listCell({ name: textCell({ ...required, max: 60 }), picture: pictureCell }),
  },
  identity: {
    keeps:
      'courseId and type stay; name does not change together with the film, the sound, the article or the materials',
    another: anotherRoom,
    instead: 'give the other classroom an id of its own',
  },
  ...headings({ duration: 'durationMs' }),
})

export const planImport = importedTable({
  name: 'class-courses',
  about: 'a course in the plan of a class; requiredStudy is the study time that is required',
  mistakes: [
    'requiredStudy longer than the films and sounds of the course: nobody could reach it.',
    'A course in two lines of a class: one line is its place in the plan.',
  ],
  table: classCourses,
  cells: {
    classId: referenceCell('classes', required),
    courseId: referenceCell('courses', required),
    position: wholeCell(required),
    learnStartTime: momentCell(),
    learnEndTime: momentCell(),
    requiredStudy: lengthCell,
  },
  ...headings({ requiredStudy: 'requiredStudyMs' }),
})

export const courseImports = [courseImport, introductions, teachers, classroomImport, planImport]
