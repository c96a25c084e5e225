import { useState } from 'react'
import { styled } from 'styled-components'

import { FactList } from '@campus/ui/fact-list'
import { Grid, Inline, Stack } from '@campus/ui/layout'
import { NewWindowLink } from '@campus/ui/new-window-link'
import { Skeleton, SkeletonRegion } from '@campus/ui/skeleton'

import { LikeButton } from '../controls/like-button'
import { OnceButton } from '../controls/once-button'
import { Card, CardButton } from '../layout/card'
import { PageTitle, PageTitlePlace } from '../layout/page-head'
import { CardPlace, ColouredHalf, FormHalf, HalfGround, HalvesCard, SplitCardTitle } from '../layout/split-card'
import { TileGround } from '../media/tile-ground'
import { BackButton } from '../navigation/back-button'
import { Phrases } from '../text/phrases'
import { PlainText } from '../text/plain-text'
import { color, space } from '../theme/tokens'
import { Sample, SampleGroup } from './Sample'

const facts = [
  { label: '考试时间', value: '2026-11-28 09:00 至 11:00' },
  { label: '考试地点', value: '实训楼 2 层 203 室' },
  { label: '备注', value: '' },
]

const Narrow = styled.div`
  max-width: 9em;
`

const Band = styled(TileGround)`
  width: 100%;
  height: ${space[20]};
  background: ${color.accent};
  color: ${color.onAccent};
`

export function PageSamples() {
  return (
    <SampleGroup title="页面">
      <Sample name="页头">
        <Stack gap={4}>
          <Inline gap={2}>
            <BackButton above="/" />
            返回上一页
          </Inline>
          <PageTitle>{undefined}</PageTitle>
          <SkeletonRegion>
            <PageTitlePlace>
              <Skeleton width="12em" height="1em" />
            </PageTitlePlace>
          </SkeletonRegion>
        </Stack>
      </Sample>
      <Sample name="信息">
        <Grid min="280px">
          <FactList facts={facts} />
          <FactList facts={facts} look="ruled" />
        </Grid>
      </Sample>
      <Sample name="词间换行">
        <Narrow>
          <Phrases>高级养老护理员考前培训班开课通知</Phrases>
        </Narrow>
      </Sample>
      <Sample name="去除格式">
        <PlainText html="<p>报名截止 <strong>3 月 15 日</strong></p>" />
      </Sample>
      <Sample name="操作">
        <Inline>
          <LikeSample />
          <OnceButton action={() => new Promise((resolve) => setTimeout(resolve, 1200))}>领取</OnceButton>
          <NewWindowLink href="https://school.example/">学校官网</NewWindowLink>
        </Inline>
      </Sample>
      <Sample name="可按卡片">
        <Card interactive>
          <CardButton>查看校园相册</CardButton>
        </Card>
      </Sample>
      <Sample name="底纹">
        <Band
          tiles={[
            [0, 0, 0, 0.12],
            [1, 0, 90, 0.08],
            [3, 0, 180, 0.1],
          ]}
          columns={4}
          rows={1}
          align="xMaxYMid"
        />
      </Sample>
      <Sample name="单任务页">
        <CardPlace>
          <HalvesCard>
            <ColouredHalf>
              <HalfGround />
              启明职业培训学校
            </ColouredHalf>
            <FormHalf aria-label="登录">
              <SplitCardTitle as="h3">登录</SplitCardTitle>
            </FormHalf>
          </HalvesCard>
        </CardPlace>
      </Sample>
    </SampleGroup>
  )
}

function LikeSample() {
  const [isLiked, setLiked] = useState(false)
  return (
    <LikeButton
      liked={isLiked}
      count={isLiked ? 13 : 12}
      action={isLiked ? '取消点赞' : '点赞'}
      subject="刻苦学习奖"
      onPress={() => setLiked(!isLiked)}
    />
  )
}
