declare module 'hosted-module' {
  import type { CampusModule } from '@campus/contracts/module'
  const module: CampusModule
  export default module
}
declare module 'hosted-config' {
  import type { ModuleConfigInput } from '@campus/contracts/module'
  const config: ModuleConfigInput
  export default config
}
