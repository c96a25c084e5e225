import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'

import { WaitingBlock } from '@campus/calls/block'
import { PagedBlock } from '@campus/calls/paged-block'
import type { PastSummary } from '@campus/contracts/study-activity'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { ActivityCard } from '../common/activity/ActivityCard'
import { ActivityGrid } from '../common/activity/ActivityGrid'
import { useOpenActivity } from '../common/activity/use-open-activity'
import { useT } from './messages'
import { SubLabel, type TabProps } from './TodayTab'
import { jumpTarget, PAGE_SIZES, pastCountsOf, pastSubOf, pastSubsOf, type PastSub } from './training-class.model'
import { pastPageQuery, pastSummaryQuery } from './training-class.queries'

/** The past activities. */
export function PastTab(props: TabProps) {
  const summary = useQuery(pastSummaryQuery(props.place))
  return (
    <WaitingBlock query={summary} skeleton={<SkeletonText lines={8} last="50%" />}>
      {(counts) => <Past {...props} summary={counts} />}
    </WaitingBlock>
  )
}

function Past({ place, address, onGo, summary }: TabProps & { summary: PastSummary }) {
  const t = useT()
  const open = useOpenActivity(place)
  const sub = pastSubOf(summary, address.sub)
  const counts = pastCountsOf(summary)
  const { size } = address
  const page = useQuery(pastPageQuery(place, summary, address))
  return (
    <Tabs<PastSub>
      label={t('study.class.tab.past')}
      items={pastSubsOf(summary).map((value) => ({ value, label: <SubLabel sub={value} n={counts[value]} /> }))}
      value={sub}
      onChange={(chosen) => onGo({ sub: chosen, size })}
    >
      <PagedBlock
        query={page}
        page={address.page}
        onPage={(wanted) => onGo({ page: wanted })}
        skeleton={<SkeletonText lines={8} last="50%" />}
        empty={<EmptyState />}
      >
        {({ records, total, pages }) => (
          <>
            <ActivityGrid>
              {records.map((activity) => (
                <li key={activity.id}>
                  <ActivityCard activity={activity} onOpen={open} />
                </li>
              ))}
            </ActivityGrid>
            <Tools>
              <span>{t('study.pager.total', { n: total })}</span>
              <select
                aria-label={t('study.pager.perPage')}
                value={size}
                onChange={({ target }) =>
                  onGo({ sub, size: PAGE_SIZES.find((known) => String(known) === target.value) ?? size, page: 1 })
                }
              >
                {PAGE_SIZES.map((known) => (
                  <option key={known} value={known}>
                    {t('study.pager.size', { n: known })}
                  </option>
                ))}
              </select>
              <Jump pages={pages} onJump={(wanted) => onGo({ page: wanted })} />
            </Tools>
          </>
        )}
      </PagedBlock>
    </Tabs>
  )
}

/** Jumps to a page by its number, on Enter. */
function Jump({ pages, onJump }: { pages: number; onJump: (page: number) => void }) {
  const t = useT()
  const [wish, setWish] = useState('')
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Enter') return
    const target = jumpTarget(wish, pages)
    if (target !== undefined) onJump(target)
    setWish('')
  }
  return (
    <label>
      <span>{t('study.pager.jump')}</span>
      <input inputMode="numeric" value={wish} onChange={({ target }) => setWish(target.value)} onKeyDown={onKeyDown} />
      <span>{t('study.pager.page')}</span>
    </label>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]} ${space[4]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
  & input,
  & select {
    height: ${space[8]};
    padding-inline: ${space[2]};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.s};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
  & input {
    width: 4em;
    text-align: center;
  }
`
