import { defineModuleConfig } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

export default defineModuleConfig({
  id: 'mfe-exam',
  contract: MODULE_CONTRACT,
  routes: [
    { path: '/study/homework', layout: 'study', login: true },
    { path: '/study/homework/answer', layout: 'study', login: true, lease: 'answerLogId' },
    { path: '/study/homework/answer-finish', layout: 'study', login: true },
    { path: '/study/homework/check-my-homework', layout: 'study', login: true },
    { path: '/study/test', layout: 'study', login: true },
    { path: '/study/test/answer', layout: 'study', login: true, lease: 'answerLogId' },
    { path: '/study/test/answer-finish', layout: 'study', login: true },
    { path: '/study/test/check-my-test-exam', layout: 'study', login: true },
  ],
  slots: [],
  // Raised whenever a page stores something in another form: answers in the outbox, or what it saves of them.
  draft: { version: 1, reads: [1] },
  leadsTo: ['/study/mine', '/study/course/course-detail'],
  shows: ['sign-in-dialog.v1'],
})
