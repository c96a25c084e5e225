import type { PublicSettings } from '@campus/contracts/composition'

import type { Config } from '../../config'
import { domainSuffixes } from '../../platform/tenants/find-tenant'

/** What a page may know of the configuration. Written field by field, so that nothing gets out by being added. */
export function publicSettingsOf(config: Config): PublicSettings {
  return {
    apiBase: '',
    domainSuffixes: domainSuffixes(config),
    storagePrefix: 'campus:',
    defaultTitle: config.defaultTitle,
    grayVersion: config.grayVersion,
    applicationId: config.applicationId,
    mapsKey: config.mapsKey,
    websocketUrl: config.websocketUrl,
    sites: {
      operationsBackEnd: config.operationsUrl,
      offlinePartner: config.offlinePartnerUrl,
      onlineSchoolApp: config.onlineSchoolUrl,
      visitorRegistration: config.visitorRegistrationUrl,
      organisation: config.organisationUrl,
    },
    mapNavigationUrl: config.mapNavigationUrl,
    allowedHosts: [...config.allowedHosts],
    development: config.environment === 'development',
  }
}
