import { styled } from 'styled-components'

import { Grid, Inline, Stack } from '@campus/ui/layout'

import { color, font, radius, shadow, space, text, weight, type ColorRole } from '../theme/tokens'
import { Sample, SampleGroup } from './Sample'

const Swatch = styled.div<{ $ground: string; $lettering: string }>`
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${({ $ground }) => $ground};
  color: ${({ $lettering }) => $lettering};
  font: ${weight.medium} ${text.s} ${font.sans};
`

const swatches: readonly (readonly [ground: ColorRole, lettering: ColorRole])[] = [
  ['bg', 'text'],
  ['surface', 'textMuted'],
  ['surfaceSunken', 'textSubtle'],
  ['surfaceRaised', 'accentText'],
  ['accent', 'onAccent'],
  ['accentStrong', 'onAccent'],
  ['accentSoft', 'accentText'],
  ['danger', 'onDanger'],
  ['dangerSoft', 'dangerText'],
  ['successSoft', 'successText'],
  ['warningSoft', 'warningText'],
]

const Line = styled.p<{ $size: string; $weight: number }>`
  font: ${({ $weight }) => $weight} ${({ $size }) => $size} ${font.sans};
`

const lines = [
  ['display', 'bold', '让学习有迹可循'],
  ['xxxl', 'bold', '职业能力，从这里被看见'],
  ['xxl', 'bold', '热门课程与项目'],
  ['xl', 'bold', '高级养老护理员考前培训'],
  ['l', 'regular', '线上课程、考试与证书，一处完成。'],
  ['m', 'regular', '系统学习、随堂练习、阶段测试，每一步都有记录，结业后可在线查询证书。'],
  ['s', 'regular', '2026-11-21 09:30 · 已报名 1,284 人 · 12 课时'],
  ['xs', 'regular', '证书编号 2026 0418 7731'],
] as const

const Sheet = styled.div<{ $depth: string }>`
  width: 160px;
  padding: ${space[5]};
  border-radius: ${radius.l};
  background: ${color.surfaceRaised};
  box-shadow: ${({ $depth }) => $depth};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export function FoundationSamples() {
  return (
    <SampleGroup title="基础">
      <Sample name="颜色">
        <Grid min="150px" gap={3}>
          {swatches.map(([ground, lettering]) => (
            <Swatch key={ground} $ground={color[ground]} $lettering={color[lettering]}>
              {ground}
            </Swatch>
          ))}
        </Grid>
      </Sample>
      <Sample name="文字">
        <Stack gap={3}>
          {lines.map(([step, boldness, words]) => (
            <Line key={step} $size={text[step]} $weight={weight[boldness]}>
              {words}
            </Line>
          ))}
        </Stack>
      </Sample>
      <Sample name="阴影">
        <Inline gap={6}>
          {([1, 2, 3] as const).map((depth) => (
            <Sheet key={depth} $depth={shadow[depth]}>
              第{depth}级
            </Sheet>
          ))}
        </Inline>
      </Sample>
    </SampleGroup>
  )
}
