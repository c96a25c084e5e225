import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'comment.count': '{n} comments',
  'comment.count_one': '{n} comment',
  'comment.delete': 'Delete',
  'comment.deleteConfirm': 'Are you sure you want to delete this comment?',
  'comment.deleted': 'Operation succeeded',
  'comment.empty': 'Please enter content',
  'comment.hideReplies': 'Hide replies',
  'comment.like': 'Like',
  'comment.list': 'Comments',
  'comment.loginFirst': 'Please log in first',
  'comment.none': 'No comments yet. Be the first to write one.',
  'comment.placeholder': 'Write a comment',
  'comment.replies': '{n} replies',
  'comment.replies_one': '{n} reply',
  'comment.reply': 'Reply',
  'comment.replyTo': 'Reply to {name}: ',
  'comment.send': 'Send',
  'comment.sent': 'Sent',
  'comment.unlike': 'Unlike',
  'comment.virtual': 'Virtual comment',
}
