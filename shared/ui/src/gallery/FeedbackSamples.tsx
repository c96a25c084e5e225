import { useState } from 'react'

import { Button } from '@campus/ui/button'
import { Grid, Inline, Stack } from '@campus/ui/layout'
import { Skeleton, SkeletonCard, SkeletonText } from '@campus/ui/skeleton'
import { EmptyState, ErrorState, NotFoundState, OfflineState } from '@campus/ui/states'
import { toast } from '@campus/ui/toast'

import { LoadingBar } from '../feedback/loading-bar'
import { ProgressBar } from '../feedback/progress-bar'
import { Card } from '../layout/card'
import { ConfirmDialog, Dialog } from '../overlays/dialog'
import { Tag } from '../text/tag'
import { Sample, SampleGroup } from './Sample'

const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const
const toneNames = {
  neutral: '待发布',
  accent: '服务中',
  success: '已结业',
  warning: '即将截止',
  danger: '已过期',
}

export function FeedbackSamples() {
  return (
    <SampleGroup title="反馈">
      <Sample name="标签">
        <Inline>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {toneNames[tone]}
            </Tag>
          ))}
        </Inline>
      </Sample>
      <Sample name="进度">
        <ProgressBar label="学习进度" percent={37.5} words="3 / 8" />
      </Sample>
      <Sample name="提示">
        <Inline>
          <Button onClick={() => toast.success('发送验证码成功')}>成功</Button>
          <Button onClick={() => toast.warning('倒计时结束后再发送')}>提醒</Button>
          <Button onClick={() => toast.error('系统繁忙')}>错误</Button>
          <Button onClick={() => toast.info('上次学习到 12:30，已为您继续播放')}>信息</Button>
        </Inline>
      </Sample>
      <Sample name="对话框">
        <DialogSamples />
      </Sample>
      <Sample name="状态">
        <Grid min="300px">
          <Card>
            <EmptyState />
          </Card>
          <Card>
            <ErrorState traceId="7f3a9c02d1" onRetry={() => undefined} />
          </Card>
          <Card>
            <NotFoundState />
          </Card>
          <Card>
            <OfflineState />
          </Card>
        </Grid>
      </Sample>
      <Sample name="加载">
        <LoadingSamples />
      </Sample>
    </SampleGroup>
  )
}

function DialogSamples() {
  const [open, setOpen] = useState<'plain' | 'confirm'>()
  const close = () => setOpen(undefined)
  return (
    <Inline>
      <Button onClick={() => setOpen('plain')}>打开对话框</Button>
      <Button onClick={() => setOpen('confirm')}>请求确认</Button>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        title="在线咨询"
        footer={
          <Button variant="primary" onClick={close}>
            提交
          </Button>
        }
      >
        留下您的问题，课程顾问会在工作时间内联系您。
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="退出提示"
        tone="danger"
        onCancel={close}
        onConfirm={() => new Promise<void>((resolve) => setTimeout(resolve, 1200)).then(close)}
      >
        当前作业尚未提交，确认退出吗？
      </ConfirmDialog>
    </Inline>
  )
}

function LoadingSamples() {
  const [active, setActive] = useState(false)
  return (
    <Stack gap={6}>
      <Inline>
        <LoadingBar active={active} />
        <Button onClick={() => setActive(!active)}>页面顶部的加载条</Button>
        <Skeleton width="48px" height="48px" round />
        <Skeleton width="160px" height="32px" />
      </Inline>
      <SkeletonText lines={3} />
      <Grid min="220px">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Stack>
  )
}
