/** The names of the styling library that modules may use; `react-router-dom.ts` says why this is a list. */
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
