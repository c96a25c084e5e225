export const zhCN = {
  'project.banner': '教学培训',
  'project.breadcrumb.projects': '培训项目',
  'project.introduction': '项目介绍',
  'project.questions': '常见问题',
  'project.catalog': '项目目录',
  'project.banner.lead': '讲得明白，练得扎实，学完用得上',
  'project.all': '查看全部项目',
} as const
