export { pointsOfPapers } from './papers/paper-points'
