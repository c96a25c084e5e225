import { useQuery } from '@tanstack/react-query'
import { Stamp } from 'lucide-react'
import { styled } from 'styled-components'

import type { OfflineClassroom } from '@campus/contracts/study-attendance'
import { BackButton } from '@campus/ui/back-button'
import { FactList } from '@campus/ui/fact-list'
import { Inline } from '@campus/ui/layout'
import { PageTitle } from '@campus/ui/page-head'
import { Phrases } from '@campus/ui/phrases'
import { Tag } from '@campus/ui/tag'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { attendanceQuery } from '../common/attendance/attendance.queries'
import { SignControls } from '../common/attendance/SignControls'
import { useSign } from '../common/attendance/use-sign'
import { useCommonT } from '../common/messages'
import { useHours } from '../common/use-hours'
import { useT } from './messages'
import { isLessonRequired, lessonOf, type OfflineAddress } from './offline-address.model'

interface TitleBarProps {
  classroom: OfflineClassroom
  address: OfflineAddress
  /** Where the back arrow leads when the page was opened directly. */
  above: string
}

/** What the lesson is, when and where, and the controls to sign in and out. */
export function TitleBar({ classroom, address, above }: TitleBarProps) {
  const t = useT()
  const common = useCommonT()
  const lesson = lessonOf(address)
  const signing = useSign(lesson)
  const { data: attendance } = useQuery(attendanceQuery(lesson))
  const isNamedApart = classroom.activityName !== '' && classroom.activityName !== classroom.classroomName
  const isRequired = isLessonRequired(classroom.isRequired, address.isRequired)
  return (
    <Root>
      <Words>
        <Head>
          <BackButton above={above} />
          <PageTitle>{classroom.classroomName}</PageTitle>
          <Inline gap={2}>
            <Tag tone={isRequired ? 'accent' : 'neutral'}>
              {common(isRequired ? 'study.tag.required' : 'study.tag.elective')}
            </Tag>
            <Tag>{common('study.tag.faceToFace')}</Tag>
          </Inline>
          {(attendance?.result ?? '') === '' ? null : (
            <PassStamp>
              <Stamp aria-hidden />
              <span>{t('study.off.pass')}</span>
            </PassStamp>
          )}
        </Head>
        <FactList
          look="ruled"
          facts={[
            ...(isNamedApart ? [{ label: t('study.off.lesson'), value: classroom.activityName }] : []),
            { label: t('study.off.classTime'), value: attendance === undefined ? '' : <Hours {...attendance} /> },
            {
              label: t('study.off.place'),
              value: classroom.position + classroom.address === '' ? '' : <Place {...classroom} />,
            },
          ]}
        />
      </Words>
      <SignControls lesson={lesson} signing={signing} />
    </Root>
  )
}

/** A line ends between the room and the address rather than within one of them. */
function Place({ position, address }: Pick<OfflineClassroom, 'position' | 'address'>) {
  if (position === '' || address === '') return <Phrases>{position + address}</Phrases>
  return (
    <>
      <Part>{`${position} ·`}</Part> <Part>{address}</Part>
    </>
  )
}

function Hours({ classStartTime, classEndTime }: { classStartTime: string; classEndTime: string }) {
  const common = useCommonT()
  const hours = useHours()
  if (classStartTime === '' || classEndTime === '') return <span>{common('study.unknown')}</span>
  return <Phrases>{hours(classStartTime, classEndTime)}</Phrases>
}

const Root = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[6]} ${space[8]};
  padding: ${space[6]};
  border-radius: ${radius.l};
  background: ${color.surface};

  @media ${media.belowDesktop} {
    flex-direction: column;
    padding: ${space[4]};
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  & > h1 {
    min-width: 0;
    overflow-wrap: anywhere;
    font: ${weight.bold} ${text.xl} ${font.sans};
  }
`

const Part = styled.span`
  display: inline-block;
`

const PassStamp = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[3]};
  border: 2px solid currentColor;
  border-radius: ${radius.s};
  color: ${color.successText};
  font: ${weight.bold} ${text.s} ${font.sans};
  rotate: -6deg;

  & > svg {
    width: 1.15em;
    height: 1.15em;
  }
`
