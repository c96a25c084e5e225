export { Component, loader, queries } from './OnlinePage'
