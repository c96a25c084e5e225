export const zhCN = {
  'override.title': '开发预览：本标签页使用了替换的模块',
  'override.none': '开发预览：本标签页要求的替换没有生效',
  'override.release': '{module} → {version}',
  'override.served': '{module} → {version}（来自 {origin}）',
  'override.refused.malformed': '“{part}” 不是有效的替换',
  'override.refused.noRelease': '“{part}” 没有可供本校使用的已发布版本',
  'override.refused.notAllowed': '“{part}” 的地址不在允许列表中（OVERRIDE_ORIGINS）',
  'override.refused.noAnswer': '“{part}” 的开发服务器没有提供这个模块',
  'override.refused.unfit': '“{part}” 与本页的其他部分不兼容',
  'override.reset': '恢复正常',
}
