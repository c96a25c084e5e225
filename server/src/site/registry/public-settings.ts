import type { PublicSettings } from '@campus/contracts/composition'

import type { Config } from '../../config'
import { domainSuffixes } from '../../platform/tenants/find-tenant'

/**
 * The part of the configuration that pages may see. Written field by field, so that a new field is not
 * published by accident.
 */
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
