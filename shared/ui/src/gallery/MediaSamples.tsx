import { styled } from 'styled-components'

import { Grid, Inline } from '@campus/ui/layout'
import { Picture } from '@campus/ui/picture'

import { Card, CardLink } from '../layout/card'
import { Avatar } from '../media/avatar'
import { Carousel } from '../media/carousel'
import { Ticker } from '../media/ticker'
import { RichText } from '../text/rich-text'
import { Tag } from '../text/tag'
import { color, font, media, radius, space, text, weight } from '../theme/tokens'
import { Sample, SampleGroup } from './Sample'

const Banner = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[3]};
  height: 360px;
  padding: ${space[12]};
  background: ${color.accentSoft};
  color: ${color.text};

  @media ${media.phone} {
    height: 220px;
    padding: ${space[6]};
  }
`

const BannerTitle = styled.p`
  font: ${weight.bold} ${text.xxxl} ${font.sans};
`

const Rounded = styled(Carousel)`
  overflow: hidden;
  border-radius: ${radius.l};
`

const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]};
`

const CardTitle = styled.h3`
  font: ${weight.bold} ${text.m} ${font.sans};
`

const Meta = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const courses = ['高级养老护理员考前培训', '新能源汽车维修工（中级）', '婴幼儿照护实训营']

const article = `
<h2>春季班招生通知</h2>
<p style="text-indent:2em">本期共开设<strong>六个专业</strong>，报名截止 <span style="color:red">3 月 15 日</span>，详见<a href="https://example.com/plan">招生简章</a>。</p>
<blockquote>学员结业后可在线查询证书，并可下载带二维码的电子版。</blockquote>
<table><thead><tr><th>专业</th><th>课时</th><th>考试</th></tr></thead>
<tbody><tr><td>养老护理</td><td>120</td><td>理论与实操</td></tr><tr><td>汽车维修</td><td>160</td><td>实操</td></tr></tbody></table>
<ul><li>上午 9:00 至 11:30</li><li>下午 14:00 至 17:00</li></ul>`

export function MediaSamples() {
  return (
    <SampleGroup title="内容">
      <Sample name="轮播">
        <Rounded label="首页横幅" autoplay={4000}>
          {courses.map((course) => (
            <Banner key={course}>
              <BannerTitle>{course}</BannerTitle>
              <Meta>线上学习 · 就近实训 · 全国联网可查</Meta>
            </Banner>
          ))}
        </Rounded>
      </Sample>
      <Sample name="滚动消息">
        <Ticker every={6000}>
          {courses.map((course) => (
            <span key={course}>刚刚有学员报名了「{course}」</span>
          ))}
        </Ticker>
      </Sample>
      <Sample name="卡片">
        <Grid min="260px">
          {courses.map((course, at) => (
            <Card key={course} interactive padding="none">
              <Picture src={at === 0 ? '/nowhere.png' : undefined} alt="" seed={course} />
              <CardBody>
                <Inline gap={2}>
                  <Tag tone="accent">报名中</Tag>
                  <Tag>12 课时</Tag>
                </Inline>
                <CardTitle>
                  <CardLink to="/">{course}</CardLink>
                </CardTitle>
                <Meta>已有 1,284 人学习</Meta>
              </CardBody>
            </Card>
          ))}
        </Grid>
      </Sample>
      <Sample name="头像">
        <Inline>
          <Avatar name="王小梅" size={56} />
          <Avatar name="Li Wei" />
          <Avatar name="陈" size={24} />
        </Inline>
      </Sample>
      <Sample name="富文本">
        <RichText html={article} />
      </Sample>
    </SampleGroup>
  )
}
