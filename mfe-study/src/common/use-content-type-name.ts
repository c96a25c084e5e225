import { namedDataType } from './activity/activity.model'
import { typeName } from './classroom.model'
import { useCommonT } from './messages'

/**
 * The name of an activity's content by its `dataType`: the same on the activity's card and in its player. A code without
 * a name of its own has that of the classroom's type.
 */
export function useContentTypeName(): (content: { readonly dataType: number }) => string {
  const t = useCommonT()
  return (content) => {
    const named = namedDataType(content)
    return named === undefined ? t(`classroomType.${typeName(content.dataType)}`) : t(`study.dataType.${named}`)
  }
}
