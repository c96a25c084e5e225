/** The lesson that is signed in to; '' for what an address does not say. */
export interface LessonPlace {
  readonly activityId: string
  readonly classId: string
  readonly classroomId: string
  readonly courseId: string
  readonly studentId: string
  readonly userId: string
  readonly schoolId: string
}
