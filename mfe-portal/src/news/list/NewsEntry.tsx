import { VIDEO_CONTENT_CODE, type NewsEntry as Entry } from '@campus/contracts/news'
import { CardLink } from '@campus/ui/card'
import { Play } from '@campus/ui/icons'
import { Phrases } from '@campus/ui/phrases'
import { Picture } from '@campus/ui/picture'

import { newsDetailPath } from '../../common/paths'
import { categoryOf } from '../news.model'
import { PublishedTime } from '../PublishedTime'
import { Cover, Introduction, PlayMark, Root, Title, Words } from './entry.styles'

interface NewsEntryProps {
  entry: Entry
  /** The list's category, '' for all: then the item's own. */
  categorizeId: string
  /** The newest of all, shown larger. */
  lead?: boolean
}

/** A news item in the list; the whole entry is the link. */
export function NewsEntry({ entry, categorizeId, lead = false }: NewsEntryProps) {
  const { id, title, cover, introduction, contentType } = entry
  return (
    <Root $lead={lead} aria-label={title}>
      <Cover>
        <Picture src={cover} alt="" seed={title} ratio="16 / 10" priority={lead} />
        {contentType.code === VIDEO_CONTENT_CODE ? (
          <PlayMark aria-hidden>
            <Play />
          </PlayMark>
        ) : null}
      </Cover>
      <Words>
        <Title $lead={lead}>
          <CardLink to={newsDetailPath(id, categoryOf(categorizeId, entry))}>
            <Phrases>{title}</Phrases>
          </CardLink>
        </Title>
        {introduction === '' ? null : <Introduction $lead={lead}>{introduction}</Introduction>}
        <PublishedTime item={entry} />
      </Words>
    </Root>
  )
}
