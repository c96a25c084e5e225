/** A small school as an operator's folder. */
import type { GivenFolder } from '../import/folder'

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const FILES: Readonly<Record<string, string>> = {
  'schools.csv': 'id,name,hosts\n3001,江北职业培训学校,- jiangbei\n',
  '3001/school.csv':
    'id,universityName,projectName,logo,accentColour\n3001,江北职业培训学校,江北技能,pictures/logo.png,#225588\n',
  '3001/news-categories.csv': 'id,name\nc1,通知\n',
  '3001/news.csv':
    'id,categoryId,title,content,publishTime,createdTime\nn1,c1,开学,"<p onclick=""x()"">九月<script>x()</script>\n开学</p>",2026-09-01T08:00+08:00,2026-08-01T08:00+08:00\n',
  '3001/products.csv': 'id,name,defStandPrice,onlineClassPeriodTypes\np1,电工,1280.5,1 2\n',
  '3001/class-periods.csv': 'id,name,type\nk1,一期,1\n',
  '3001/classes.csv': 'id,periodId,className\nb1,k1,一班\n',
  '3001/learners.csv': 'id,mobile,realName,passwordHash\nu1,13700000001,王一,long-enough\nu2,13700000002,王二,\n',
  '3001/class-learners.csv': 'id,userId,classId,serviceStatus,createdTime\nl1,u1,b1,2,2026-09-01T08:00+08:00\n',
  '3001/papers.csv': 'id,name,partialCredit\nt1,安全,yes\n',
  '3001/questions.csv': 'id,paperId,position,type,stem,points,options\nq1,t1,1,1,<p>哪个？</p>,5,"甲\n<b>乙</b>"\n',
  '3001/solutions.csv': 'id,options,blanks\nq1,B,\n',
  '3001/courses.csv': 'id,name\nc1,安全课\n',
  '3001/classrooms.csv': 'id,courseId,position,chapterName,sectionName,name,type\nr1,c1,1,第一章,第一节,作业,6\n',
  '3001/class-courses.csv': 'id,classId,courseId,position\nb1c1,b1,c1,1\n',
  '3001/works.csv': 'id,classId,classroomId,title,paperId\nw1,b1,r1,作业,t1\n',
  '3001/skill-certificates.csv': 'id,certificateCode,name,sendDate\ns1,S-1,王一,2026-06-30\n',
  '3001/training-certificates.csv': 'id,certificateNum,studentName\ng1,G-1,王一\n',
}

/** With other texts in place of some, or beside them. */
export function folderOf(changes: Readonly<Record<string, string>> = {}): GivenFolder {
  return {
    files: Object.entries({ ...FILES, ...changes }).map(([path, text]) => ({ path, text })),
    pictures: [{ path: '3001/pictures/logo.png', content: PNG }],
  }
}
