import { screen, within } from '@testing-library/react'

import { BRANDS } from '@campus/contracts/school'
import { expectNoAxeViolations } from '@campus/testing/axe'

import { renderInSite, type SiteFields } from '../../testing/in-site'
import { PartnerFooter } from './PartnerFooter'
import { SiteFooter } from './SiteFooter'

const areas = {
  招生: ['选课咨询', '报名订单', '报名缴费', '录取确认'],
  学习: ['培训班级', '班级课程', '作业测验', '答疑辅导', '学籍管理'],
  考试: ['考试组织', '线下机考认证', '理论与实操考试', '监考服务', '成绩查询'],
  证书与认证: ['证书查询', '证书下载', '证书验证', '资质与备案服务'],
}

test('SH-74 SH-75 SH-76 SH-77 SH-78 the footer lists four areas and their services, as text where the site has no page for them', async () => {
  const { container } = await renderInSite(<SiteFooter />, { site: { buSchool: { contactMobile: '' } } })
  const titles = screen.getAllByRole('heading', { level: 2 })
  expect(titles.map((title) => title.textContent)).toEqual(Object.keys(areas))
  const lists = within(screen.getByRole('contentinfo')).getAllByRole('list')
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ),
  ).toEqual(Object.values(areas))
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '学籍管理' })).toHaveAttribute(
    'href',
    '/account',
  )
  expect(lists.flatMap((list) => within(list).queryAllByRole('link'))).toHaveLength(1)
  await expectNoAxeViolations(container)
})

test('every service leads to its page where the site has it', async () => {
  const paths = ['/training-project/detail', '/order/mine', '/study/mine', '/school-info', '/query_pc', '/v']
  const { container, user, address } = await renderInSite(<SiteFooter />, {
    site: { paths: [...paths, '/certificate/mine'] },
  })
  for (const service of Object.values(areas).flat()) expect(screen.getByRole('link', { name: service })).toBeVisible()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('link', { name: '证书验证' }))
  expect(address()).toBe('/v')
})

const organisation = (id: string) => ({
  id,
  name: `认证中心 ${id}`,
  orgType: '',
  certificationType: '',
  serviceScope: '',
  features: '',
})
const vendorSite: SiteFields = {
  buSchool: { certificationOrganizationList: [organisation('7'), organisation('9'), organisation('10')] },
  tenant: { vendorOrganizationId: '9', vendorName: '海川软件' },
}
const vendorLine = '本平台由正版软件厂商海川软件授权'

test.each(['7', '9', '10'])(
  'SH-79 the configured certification organisation %s switches the footer to the vendor’s authorisation, wherever it stands in the list',
  async (vendorOrganizationId) => {
    await renderInSite(<SiteFooter />, {
      site: { ...vendorSite, tenant: { ...vendorSite.tenant, vendorOrganizationId } },
    })
    expect(screen.getByText(vendorLine)).toBeInTheDocument()
  },
)

test.each([
  ['another organisation', { ...vendorSite.tenant, vendorOrganizationId: '8' }],
  ['one whose id only begins alike', { ...vendorSite.tenant, vendorOrganizationId: '1' }],
  ['none configured', { vendorName: '海川软件' }],
  ['a vendor without a name', { vendorOrganizationId: '9' }],
])('SH-79 with %s the footer is the ordinary one', async (_what, tenant) => {
  await renderInSite(<SiteFooter />, { site: { ...vendorSite, tenant } })
  expect(screen.queryByText(/正版软件厂商/)).toBeNull()
})

test('SH-20 SH-73 the footer names the school, where it is, how to call it, licence and record number', async () => {
  const site = { school: { address: '文三路 478 号' }, tenant: { licence: '教民 1 号', recordNumber: '浙ICP备1号' } }
  await renderInSite(<SiteFooter />, { site })
  for (const text of ['启明职业培训学校', '文三路 478 号', '许可证号：教民 1 号', '备案号：浙ICP备1号']) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
  expect(screen.getByRole('link', { name: '4000000001' })).toHaveAttribute('href', 'tel:4000000001')
})

const names = { kingdee: '金穗云校', gdhuanbao: '粤环职培', kuka: '酷嘉学院' }

test.each(BRANDS)('CE-28 the footer of %s names the brand that authorises the site', async (brand) => {
  const { container } = await renderInSite(<PartnerFooter brand={brand} />, {
    site: { tenant: { recordNumber: '浙ICP备1号' } },
  })
  expect(screen.getByText(`本站由${names[brand]}授权运营`)).toBeInTheDocument()
  expect(screen.getByText('备案号：浙ICP备1号')).toBeInTheDocument()
  await expectNoAxeViolations(container)
})
