import { introPage } from '../common/intro/intro-page'

export const { Component, loader, queries } = introPage('test')
