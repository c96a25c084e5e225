import { useState } from 'react'

import { Button, ButtonLink, IconButton } from '@campus/ui/button'
import { ArrowRight, Compass, Eye, X } from '@campus/ui/icons'
import { Grid, Inline, Stack } from '@campus/ui/layout'

import { CodeButton } from '../controls/code-button'
import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from '../fields/field'
import { MobileField } from '../fields/mobile-field'
import { Breadcrumb } from '../navigation/breadcrumb'
import { Pagination } from '../navigation/pagination'
import { Tabs } from '../navigation/tabs'
import { Menu } from '../overlays/menu'
import { Tooltip } from '../overlays/tooltip'
import { Sample, SampleGroup } from './Sample'

const variants = ['primary', 'secondary', 'ghost', 'danger', 'text'] as const
const tabs = [
  { value: 'all', label: '全部' },
  { value: 'going', label: '服务中' },
  { value: 'done', label: '已结业' },
] as const

export function ControlSamples() {
  return (
    <SampleGroup title="操作与填写">
      <Sample name="按钮">
        <Stack gap={4}>
          <Inline>
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                立即报名
              </Button>
            ))}
          </Inline>
          <Inline>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} disabled>
                已报满
              </Button>
            ))}
          </Inline>
          <Inline>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} loading>
                提交中
              </Button>
            ))}
          </Inline>
          <Inline>
            <Button variant="primary" size="l" icon={<Compass aria-hidden />}>
              开始学习
            </Button>
            <Button variant="primary">开始学习</Button>
            <Button variant="primary" size="s">
              开始学习
            </Button>
            <ButtonLink to="/" variant="text">
              查看全部
              <ArrowRight aria-hidden />
            </ButtonLink>
            <Tooltip text="只有老师能看到">
              <IconButton label="可见范围" icon={<Eye aria-hidden />} />
            </Tooltip>
            <IconButton label="关闭" variant="secondary" icon={<X aria-hidden />} />
          </Inline>
        </Stack>
      </Sample>
      <Sample name="表单">
        <FormSamples />
      </Sample>
      <Sample name="导航">
        <NavigationSamples />
      </Sample>
    </SampleGroup>
  )
}

function FormSamples() {
  return (
    <Grid min="280px" gap={6}>
      <TextField label="姓名" required placeholder="与身份证一致" hint="将印在证书上，提交后不能修改。" />
      <MobileField label="手机号" required defaultValue="1380013800" error="请输入正确的手机号" />
      <TextField
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        end={<CodeButton onSend={() => Promise.resolve(true)} />}
      />
      <PasswordField label="密码" defaultValue="campus2026" />
      <SelectField
        label="报考等级"
        placeholder="请选择"
        options={[
          { value: '3', label: '三级 / 高级工' },
          { value: '4', label: '四级 / 中级工' },
        ]}
      />
      <TextField label="报考机构" disabled defaultValue="启明职业培训学校" />
      <TextAreaField label="留言" placeholder="想了解的课程、时间安排……" foot="0 / 200" />
      <Stack gap={3}>
        <CheckboxField label="我已阅读并同意用户协议" defaultChecked />
        <CheckboxField label="接收开课提醒" hint="每门课最多一条短信。" />
        <CheckboxField label="我已核对以上信息" error="请先核对信息" />
        <CheckboxField label="暂不可选" disabled />
      </Stack>
    </Grid>
  )
}

function NavigationSamples() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('all')
  const [page, setPage] = useState(6)
  return (
    <Stack gap={6}>
      <Breadcrumb
        items={[{ label: '首页', to: '/' }, { label: '学校新闻', to: '/news' }, { label: '春季班招生通知' }]}
      />
      <Tabs label="课程状态" items={tabs} value={tab} onChange={setTab}>
        这里是「{tabs.find(({ value }) => value === tab)?.label}」的内容。
      </Tabs>
      <Pagination current={page} pages={18} onChange={setPage} />
      <Inline>
        <Menu
          trigger={<Button>更多操作</Button>}
          items={[
            { id: 'mine', label: '我的学习', to: '/study/mine' },
            { id: 'copy', label: '复制链接', onSelect: () => undefined },
            { id: 'leave', label: '退出登录', tone: 'danger', onSelect: () => undefined },
          ]}
        />
      </Inline>
    </Stack>
  )
}
