/**
 * Stands in for the federation runtime's manifest protocol, which is off here:
 * whoever serves the page has read the manifests ahead of time. The runtime's
 * own switch leaves the code in; this leaves it out.
 */
import { PluginSystem } from 'carried-runtime-core/utils/hooks/pluginSystem.js'

export class SnapshotHandler {
  constructor() {
    this.hooks = new PluginSystem({})
    this.manifestCache = new Map()
  }
}

export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: undefined, remoteSnapshot: undefined }
}
