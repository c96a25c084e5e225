import { screen } from '@testing-library/react'

import { signedIn } from '@campus/testing/builders'
import { renderPage } from '@campus/testing/render'

import { ONLINE_TABS } from '../common/interaction/interaction.model'
import { InteractionSide } from '../common/interaction/InteractionSide'
import { ME } from './interaction-server'

/** For tests of what is in the panel: opens it at a tab. */
export async function openPanel(tab: string) {
  const room = { classId: '1', courseId: '11', classroomId: '4', studentId: ME, schoolId: '', name: '课程导学' }
  const page = await renderPage(<InteractionSide room={room} tabs={ONLINE_TABS} />, { session: signedIn() })
  await page.user.click(await screen.findByRole('button', { name: new RegExp(`^${tab}`) }))
  await screen.findByRole('tab', { name: tab, selected: true })
  return page
}
