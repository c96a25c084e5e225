import { shellWebpack } from '@campus/federation/shell-webpack'

export default shellWebpack(import.meta.dirname)
