import { act, screen } from '@testing-library/react'

import { setLocale } from '@campus/i18n/locale'
import { getScheme, setScheme } from '@campus/session/scheme'
import { expectNoAxeViolations } from '@campus/testing/axe'

import { renderInSite } from '../../testing/in-site'
import { LanguageSwitch } from './LanguageSwitch'
import { SchemeSwitch } from './SchemeSwitch'

jest.mock('@campus/i18n/locale', () => {
  const actual = jest.requireActual<typeof import('@campus/i18n/locale')>('@campus/i18n/locale')
  return { ...actual, setLocale: jest.fn(actual.setLocale) }
})

test('the language switch names the other language in that language', async () => {
  const { user, container } = await renderInSite(<LanguageSwitch />)
  const toEnglish = screen.getByRole('button', { name: 'English' })
  expect(toEnglish).toHaveAttribute('lang', 'en')
  await expectNoAxeViolations(container)
  await user.click(toEnglish)
  const toChinese = await screen.findByRole('button', { name: '简体中文' })
  expect(document.documentElement.lang).toBe('en')
  await user.click(toChinese)
  expect(await screen.findByRole('button', { name: 'English' })).toBeInTheDocument()
})

test('texts that cannot be loaded are told', async () => {
  const { user } = await renderInSite(<LanguageSwitch />)
  jest.mocked(setLocale).mockRejectedValueOnce(new Error('lost'))
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText('系统繁忙')).toBeInTheDocument()
})

test('the appearance is one of three, chosen by pointer or by arrow keys', async () => {
  const { user, container } = await renderInSite(<SchemeSwitch />)
  expect(screen.getByRole('radio', { name: '跟随系统' })).toBeChecked()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('radio', { name: '深色' }))
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  await user.keyboard('{ArrowLeft}')
  expect(getScheme()).toBe('light')
  act(() => setScheme('system'))
})
