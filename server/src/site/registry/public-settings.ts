import type { PublicSettings } from '@campus/contracts/public-settings'

import type { Config } from '../../platform/config/config'
import { canSendSms } from '../../platform/sms/send-sms'
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
    // Another back end sends by itself.
    sendsSms: config.backendUrl !== '' || canSendSms(config),
    development: config.environment === 'development',
  }
}
