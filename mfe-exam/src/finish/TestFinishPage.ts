import { finishPage } from './finish-page'

export const { Component, loader, queries } = finishPage('test')
