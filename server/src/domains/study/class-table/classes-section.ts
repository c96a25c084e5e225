/** How the classes of a school are doing, on the operator's page. */
import type { TeacherSection } from '../../../platform/teaching/teacher-section'
import { classFile } from './class-file'
import { classesOf } from './class-list'
import { classesPage, classPage } from './class-pages'
import { classTable } from './class-table'

export const classesSection: TeacherSection = {
  id: 'classes',
  names: { 'zh-CN': '班级', en: 'Classes' },
  list: async (context) => classesPage(context, await classesOf(context)),
  show: async (context, classId) => {
    const table = await classTable(context, classId)
    return table === null ? null : classPage(context, classId, table)
  },
  download: async (context, classId) => {
    const table = await classTable(context, classId)
    return table === null ? null : classFile(context, table)
  },
}
