export { commentText, publicName } from './comment-text.model'
