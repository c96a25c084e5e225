import type { Route } from '../../platform/http/handle'
import { protocolRoutes } from './attempts/protocol.routes'
import { workRoutes } from './works.routes'

/** The specification's calls and those of the answering protocol. */
export const examRoutes: readonly Route[] = [...workRoutes, ...protocolRoutes]
