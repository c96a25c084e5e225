/**
 * The packages themselves, under names of their own: inside these files the
 * usual name would mean the shared package, which is what they define. The
 * build resolves them (`shell-webpack.ts`).
 */
declare module 'carried-react-query' {
  export * from '@tanstack/react-query'
}
declare module 'carried-styled-components' {
  export * from 'styled-components'
}
declare module 'carried-valibot' {
  export * from 'valibot'
}
