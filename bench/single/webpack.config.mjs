import { singleWebpack } from './single-webpack.ts'

export default singleWebpack()
