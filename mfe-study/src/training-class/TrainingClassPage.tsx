import { useQuery } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { useSession } from '@campus/session/session-store'
import { Breadcrumb } from '@campus/ui/breadcrumb'

import { useSendWaitingSigns } from '../common/attendance/use-send-waiting-signs'
import { useCommonT } from '../common/messages'
import { MINE_PATH } from '../common/paths'
import { StudyPage } from '../common/study-page'
import { useSendUnsaved } from '../common/unsaved-playback/use-send-unsaved'
import { ClassBody } from './ClassBody'
import { ClassShape } from './ClassShape'
import { classAddress } from './training-class.model'
import { classReads, detailQuery, namedClass } from './training-class.queries'

/** A class of the learner: today's activities, the past ones, its courses and the learner's results. */
export const { Component, loader, queries } = definePage({
  queries: ({ query, session }) => {
    const address = classAddress.parse(query)
    return [classReads(namedClass(address, session), address)]
  },
  Component: TrainingClassPage,
})

function TrainingClassPage() {
  const common = useCommonT()
  const { values } = useAddress(classAddress)
  const session = useSession((state) => state)
  const named = namedClass(values, session)
  const detail = useQuery(detailQuery(named))
  useSendWaitingSigns()
  useSendUnsaved()
  return (
    <StudyPage>
      <Breadcrumb
        items={[{ label: common('study.page.mine'), to: MINE_PATH }, { label: common('study.page.class') }]}
      />
      <WaitingBlock
        query={detail}
        skeleton={<ClassShape />}
        notFound={{ to: MINE_PATH, label: common('study.class.backToMine') }}
      >
        {(held) => <ClassBody key={held.studentId} detail={held} place={{ ...named, studentId: held.studentId }} />}
      </WaitingBlock>
    </StudyPage>
  )
}
