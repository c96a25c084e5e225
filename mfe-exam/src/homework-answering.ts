import { answeringPage } from './answering/answering-page'
import { useAttempt } from './attempt/use-attempt'

export const { Component, loader, queries } = answeringPage('homework', useAttempt)
