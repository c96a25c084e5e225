// Walks through: server/src/site/operator/import, server/src/platform/import, examples/school

/** An operator fills an empty site with the example school; a learner learns there, is marked, and is found by the certificate. */
import { join } from 'node:path'

import { ROOT } from '../fixtures/campus'
import { answerPage, goToWords, next, ownWords, saved, start, submit } from '../fixtures/exam'
import { operatorOf } from '../fixtures/operator'
import { onOwnCampus } from '../fixtures/own-campus'
import { lookUp, scrollTo } from '../fixtures/reading'
import { folderWith } from '../fixtures/school-folder'
import { fillPassword, signInByCode, signInForm } from '../fixtures/sign-in'
import { expect } from '../fixtures/story'
import { openTeaching } from '../fixtures/teacher'

const SCHOOL = 'minghu'
const LEARNER = { name: '沈知秋', mobile: '13900001001', password: 'river-stone-41' }
/** Whose homework is corrected; nobody else's story is about them. */
const CLASSMATE = { name: '何晚晴', mobile: '13900001003', password: 'lake-window-52' }
/** Who watches a film to its end. */
const VIEWER = { name: '林看完', mobile: '13900001005', password: 'cedar-ferry-74' }
/** Who is enrolled today. */
const LATE = { name: '周晚来', mobile: '13900001004', password: 'paper-bridge-63' }
const IN_CLASS = 'courseId=co1&classId=class1'
const LESSON = `/study/classroom/online?${IN_CLASS}&studentId=e1&classroomId=room1`
const HOMEWORK = '/study/homework?classId=class1&classroomId=room4'
const TEST = '/study/test?classId=class1&classroomId=room5'

const story = onOwnCampus({ SAMPLE_DATA: 'no' })

story(
  'a folder becomes a school: learned in, marked, and asked for a certificate',
  async ({ campus, page, browser }) => {
    const command = operatorOf(campus)
    expect(await command('import', join(ROOT, 'examples/school'))).toContain('All of it is written.')

    await page.goto('/login?redirect=%2Fstudy%2Fmine')
    await fillPassword(page, LEARNER)
    await signInForm(page).submit.click()
    await expect(page).toHaveURL('/study/mine')
    await expect(page.getByRole('main').getByRole('article')).toContainText('电工1班')

    await page.goto(LESSON)
    const film = page.locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)

    await start(page, TEST)
    await answerPage(page)
    while (await next(page).isVisible()) {
      await next(page).click()
      await answerPage(page)
    }
    await submit(page)

    await start(page, HOMEWORK)
    await goToWords(page)
    await ownWords(page).fill('在有电处试验电笔，再逐相验电')
    await expect(saved(page)).toBeVisible()
    await submit(page)

    const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin, command })
    await teacher.getByRole('link', { name: '批改' }).click()
    await teacher.getByRole('link', { name: '课后作业：安全用电' }).click()
    const words = teacher.getByRole('region').filter({ hasText: '在有电处试验电笔，再逐相验电' })
    await words.getByLabel(/得分$/).fill('15')
    await words.getByLabel(/评语$/).fill('还要到有电处复试')
    const before = teacher.url()
    await teacher.getByRole('button', { name: '提交批改，批下一份' }).click()
    await expect(teacher).not.toHaveURL(before)
    await teacher.context().close()

    await page.goto(HOMEWORK)
    await page
      .getByRole('region', { name: '作答记录' })
      .getByRole('link', { name: /已批改/ })
      .click()
    await goToWords(page)
    await expect(page.getByText('还要到有电处复试')).toBeVisible()

    await page.goto('/query_pc')
    await lookUp(page, { name: LEARNER.name, number: 'MH-S-2026-0001' })
    await expect(page.getByRole('article', { name: new RegExp(LEARNER.name) })).toBeVisible()
  },
)

story(
  'a visitor of a school without a mobile site opens a course, on a computer and on a phone',
  async ({ campus, page, accessible }) => {
    await operatorOf(campus)('import', join(ROOT, 'examples/school'))
    await page.goto('/')
    const projects = page.getByRole('region', { name: '培训项目', exact: true })
    await scrollTo(projects)
    const card = projects.getByRole('article').first()
    const course = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
    await card.getByRole('link', { name: course, exact: true }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: course })).toBeVisible()
    for (const part of ['课程介绍', '适合谁学', '学什么', '近期班级', '授课老师', '常见问题']) {
      await expect(main.getByRole('region', { name: part })).toBeVisible()
    }

    await main.getByRole('button', { name: '在手机上打开' }).click()
    const dialog = page.getByRole('dialog', { name: '移动端预览' })
    await expect(dialog.getByText('扫码在手机上打开本页')).toBeVisible()
    await expect(dialog.getByRole('img', { name: '本页二维码' }).locator('svg')).toBeVisible()
    await accessible(page)
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 375, height: 800 })
    await page.reload()
    await expect(main.getByRole('heading', { level: 1, name: course })).toBeVisible()
    await expect(page.getByText(/扫码/)).toHaveCount(0)
    await expect(main.getByRole('button', { name: '在手机上打开' })).toBeHidden()
    await accessible(page)
  },
)

story(
  'somebody new comes from a card to a seat, on a phone, and the class is theirs to learn in',
  async ({ campus, page, browser }) => {
    const command = operatorOf(campus)
    await command('import', join(ROOT, 'examples/school'))
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/')
    const projects = page.getByRole('region', { name: '培训项目', exact: true })
    await scrollTo(projects)
    const card = projects.getByRole('article').first()
    const course = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
    await card.getByRole('link', { name: course, exact: true }).click()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: '立即报名' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signInByCode(page, '13900001009')
    await expect(page).toHaveURL(/\/order\/new\?productId=/)
    await main.getByRole('button', { name: '提交报名' }).click()
    await expect(page).toHaveURL('/order/mine')
    const order = main.getByRole('article')
    const number = /\d{11}/.exec((await order.textContent()) ?? '')?.[0] ?? ''

    const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin, command })
    await teacher.getByRole('link', { name: '报名', exact: true }).click()
    await teacher.getByRole('link', { name: number }).click()
    await teacher.getByRole('button', { name: '录取到这个班级' }).click()
    await expect(teacher.getByRole('heading', { level: 1, name: `报名编号 ${number}` })).toHaveCount(0)
    await teacher.context().close()

    await page.reload()
    await order.getByRole('link', { name: '去学习' }).click()
    await expect(page).toHaveURL(/\/study\/training-class\?classId=/)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

story(
  'a certificate’s line that is used again withdraws the paper of its first holder; a learner’s line stays theirs',
  async ({ campus, page, accessible }) => {
    const command = operatorOf(campus)
    await command('import', join(ROOT, 'examples/school'))
    await page.goto('/query_pc')
    await lookUp(page, { name: LEARNER.name, number: 'MH-S-2026-0001' })
    const link = await page.getByRole('link', { name: '打开核验页' }).getAttribute('href')
    await page.goto(link ?? '')
    await expect(page.getByRole('heading', { name: '证书真实有效' })).toBeVisible()

    const used = folderOf('skill-certificates.csv', 'id,certificateCode,name\nsk1,MH-S-2026-0777,赵一鸣\n')
    expect(await command('import', used)).toContain(
      'MH-S-2026-0001 of 沈知秋 has been looked up: the code and the QR code on its paper are withdrawn',
    )
    await page.reload()
    await expect(page.getByRole('heading', { name: '这个核验码已失效' })).toBeVisible()
    await expect(page.getByText('赵一鸣')).toHaveCount(0)
    await accessible(page)

    const another = folderOf('learners.csv', 'id,mobile,realName\nu1,13900001077,赵一鸣\n')
    await expect(command('import', another)).rejects.toThrow(/mobile and realName are both others, and .*a password/)
  },
)

story(
  'a question is corrected after it was answered: what was chosen stays what it was, and a sheet that is open hears of it',
  async ({ campus, page, browser }) => {
    const command = operatorOf(campus)
    await command('import', join(ROOT, 'examples/school'))
    const { name, mobile, password } = CLASSMATE
    const classmate = folderWith(SCHOOL, {
      'learners.csv': `id,mobile,realName,passwordHash\nu3,${mobile},${name},${password}\n`,
      'class-learners.csv': 'id,userId,classId,serviceStatus,createdTime\ne3,u3,class1,2,2026-08-20T09:00+08:00\n',
    })
    await command('import', classmate)
    await page.goto('/login?redirect=%2Fstudy%2Fmine')
    await fillPassword(page, CLASSMATE)
    await signInForm(page).submit.click()
    await expect(page).toHaveURL('/study/mine')
    await start(page, HOMEWORK)
    await page.getByRole('radio', { name: /大声呼救/ }).press('Space')
    await expect(saved(page)).toBeVisible()

    const corrected = folderWith(SCHOOL, {
      'questions.csv': 'id,options\nq1,"看清四周\n伸手拉开他\n切断电源\n大声呼救"\n',
      'solutions.csv': 'id,options\nq1,D\n',
    })
    await expect(command('import', corrected)).rejects.toThrow(/options keep their number and their order/)
    await submit(page)

    const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin, command })
    await teacher.getByRole('link', { name: '批改' }).click()
    await teacher.getByRole('link', { name: '课后作业：安全用电' }).click()
    const points = (number: number) => teacher.getByLabel(`第 ${number} 题得分`)
    await expect(points(1)).toHaveValue('0')
    expect(await command('import', corrected)).toContain('All of it is written.')
    expect(await command('mark-again', SCHOOL, 'work1')).toMatch(/pending -> pending\n.+ marked again, 0 with/)

    await points(2).fill('15')
    await teacher.getByRole('button', { name: '提交批改，批下一份' }).click()
    await expect(teacher.getByRole('alert')).toContainText('有改动：第 1 题')
    await expect(points(1)).toHaveValue('10')
    await expect(points(2)).toHaveValue('15')
    const chosen = teacher.getByRole('listitem').filter({ hasText: '学员选择' })
    await expect(chosen).toHaveText(/^C\. 大声呼救\s*学员选择\s*正确答案$/)
    const marked = teacher.url()
    await teacher.getByRole('button', { name: '提交批改，批下一份' }).click()
    await expect(teacher).not.toHaveURL(marked)
    await teacher.context().close()

    await page.goto(HOMEWORK)
    await page
      .getByRole('region', { name: '作答记录' })
      .getByRole('link', { name: /已批改/ })
      .click()
    await expect(page.getByText('25分', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: /C 大声呼救/ })).toBeChecked()

    const room = folderOf('classrooms.csv', 'id,remove\nroom4,yes\n')
    await expect(command('import', room)).rejects.toThrow(/room4 cannot be taken away: .*attempts? hangs? on it/)
  },
)

story('who joins a class later has missed nothing of what was over before', async ({ campus, page, browser }) => {
  const command = operatorOf(campus)
  await command('import', join(ROOT, 'examples/school'))
  const { name, mobile, password } = LATE
  const joins = folderWith(SCHOOL, {
    'learners.csv': `id,mobile,realName,passwordHash\nu4,${mobile},${name},${password}\n`,
    'class-learners.csv': `id,userId,classId,serviceStatus,createdTime\ne4,u4,class1,2,${new Date().toISOString()}\n`,
  })
  await command('import', joins)
  await page.goto('/login?redirect=%2Fstudy%2Fmine')
  await fillPassword(page, LATE)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/study/mine')
  await page.goto('/study/training-class?classId=class1')
  await page.getByRole('tab', { name: '往期课堂' }).click()
  await expect(page.getByRole('tab', { name: /^选修 [1-9]/ })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^缺课/ })).toHaveCount(0)

  const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin, command })
  await teacher.getByRole('link', { name: '班级' }).first().click()
  await teacher.getByRole('link', { name: /电工1班/ }).click()
  const row = teacher.getByRole('row').filter({ hasText: name })
  await expect(row.first()).toContainText('0 / 0')
  await teacher.context().close()
})

story(
  'a film is as long as it is: a wrong length is told, and who watches to the end has finished',
  async ({ campus, page }) => {
    const command = operatorOf(campus)
    await command('import', join(ROOT, 'examples/school'))
    const { name, mobile, password } = VIEWER
    const mistyped = folderWith(SCHOOL, {
      'learners.csv': `id,mobile,realName,passwordHash\nu5,${mobile},${name},${password}\n`,
      'class-learners.csv': 'id,userId,classId,serviceStatus,createdTime\ne5,u5,class1,2,2026-08-20T09:00+08:00\n',
      'classrooms.csv': 'id,duration\nroom1,10:00\n',
    })
    expect(await command('import', mistyped)).toContain('duration is 00:10:00, and its file has 00:00:13: that counts')
    await page.goto('/login?redirect=%2Fstudy%2Fmine')
    await fillPassword(page, VIEWER)
    await signInForm(page).submit.click()
    await expect(page).toHaveURL('/study/mine')

    await page.goto(LESSON.replace('e1', 'e5'))
    const film = page.locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended), { timeout: 60_000 }).toBe(true)
    await expect(page.getByRole('button', { name: /配电箱前的一课\s*已完成/ })).toBeVisible()
  },
)

/** A folder of the school with one file. */
function folderOf(name: string, text: string): string {
  return folderWith(SCHOOL, { [name]: text })
}
