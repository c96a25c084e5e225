/** What modules may use of the styling library; see `react-router-dom.ts` for why it is a list. */
export {
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  styled,
  ThemeContext,
  ThemeProvider,
  useTheme,
} from 'styled-components'
