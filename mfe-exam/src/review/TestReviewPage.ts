import { reviewPage } from './review-page'

export const { Component, loader, queries } = reviewPage('test')
