import { useQuery } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { serverNow } from '@campus/http/client'
import { useSession } from '@campus/session/session-store'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { PageHead } from '@campus/ui/page-head'
import { SkeletonText } from '@campus/ui/skeleton'

import { useCommonT } from '../common/messages'
import { classPath, MINE_PATH } from '../common/paths'
import { StudyPage } from '../common/study-page'
import { useT } from './messages'
import { Timetable } from './Timetable'
import { timetableAddress, todayOf } from './timetable.model'
import { detailQuery, namedPlace, timetableReads } from './timetable.queries'

/** The activities of a class by week, by month or all of them, and their targets. */
export const { Component, loader, queries } = definePage({
  queries: ({ query, session }) => {
    const address = timetableAddress.parse(query)
    return [timetableReads(namedPlace(address, session), address, todayOf(serverNow()))]
  },
  Component: TimetablePage,
})

function TimetablePage() {
  const common = useCommonT()
  const t = useT()
  const { values } = useAddress(timetableAddress)
  const session = useSession((state) => state)
  const place = namedPlace(values, session)
  const detail = useQuery(detailQuery(place))
  return (
    <StudyPage>
      <PageHead
        above={
          <Breadcrumb
            items={[
              { label: common('study.page.mine'), to: MINE_PATH },
              { label: common('study.page.class'), to: classPath(values) },
              { label: t('study.page.timetable') },
            ]}
          />
        }
        title={t('study.page.timetable')}
      />
      <WaitingBlock
        query={detail}
        skeleton={<SkeletonText lines={10} last="60%" />}
        notFound={{ to: MINE_PATH, label: common('study.class.backToMine') }}
      >
        {(held) => <Timetable detail={held} place={place} />}
      </WaitingBlock>
    </StudyPage>
  )
}
