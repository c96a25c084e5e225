import { defineModule } from '@campus/contracts/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/study/homework': () => import('./homework/HomeworkPage'),
    '/study/homework/answer': () => import('./homework-answering'),
    '/study/homework/answer-finish': () => import('./finish/HomeworkFinishPage'),
    '/study/homework/check-my-homework': () => import('./review/HomeworkReviewPage'),
    '/study/test': () => import('./test/TestPage'),
    '/study/test/answer': () => import('./test-answering'),
    '/study/test/answer-finish': () => import('./finish/TestFinishPage'),
    '/study/test/check-my-test-exam': () => import('./review/TestReviewPage'),
  },
  slots: {},
})
