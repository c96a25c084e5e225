import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'verify.title': 'Verify a certificate',
  'verify.lead': 'Check a certificate by the school’s digital signature and compare it with the paper',
  'verify.checking': 'Verifying…',
  'verify.needsScript': 'Verifying needs JavaScript. Turn it on in your browser settings and reload the page.',
  'verify.genuine': 'Genuine and in force',
  'verify.genuine.hint': 'Issued by {issuer}; the signature is right and the certificate stands.',
  'verify.revoked': 'This certificate was revoked',
  'verify.revoked.hint': 'The signature is right, but {issuer} has revoked the certificate. Do not rely on it.',
  'verify.notOnRecord': 'No longer on record',
  'verify.notOnRecord.hint': 'The signature is right, but {issuer} has no record of this certificate. Ask the school.',
  'verify.forged': 'Not issued by this school',
  'verify.forged.hint':
    'The signature does not fit the school’s keys; the content may have been changed. Do not rely on it.',
  'verify.offline': 'Signature right, status unknown',
  'verify.offline.hint':
    'Issued by {issuer} and unchanged, but whether it was revoked cannot be asked right now. Try again later.',
  'verify.unreachable': 'Cannot verify right now',
  'verify.unreachable.hint': 'The school could not be reached. Check your connection and try again.',
  'verify.broken': 'The link is incomplete',
  'verify.broken.hint': 'Scan the code on the certificate again, or copy the whole link.',
  'verify.unknownCode': 'No certificate has this code',
  'verify.unknownCode.hint':
    'This school has no certificate with this code. Compare it with the paper and type it again; if it is still unknown, do not rely on it.',
  'verify.withdrawnCode': 'This code is no longer in force',
  'verify.withdrawnCode.hint':
    'The school has replaced or taken back the certificate that carries it. Do not rely on this paper; its holder can ask the school.',
  'verify.enter.title': 'Type the code, or open the credential',
  'verify.enter.code': 'Code',
  'verify.enter.hint': 'The 12 letters and digits beside the QR code',
  'verify.enter.submit': 'Verify',
  'verify.enter.file': 'Open a signed credential',
  'verify.enter.codeInvalid': 'Please type the 12 characters on the certificate',
  'verify.enter.fileInvalid': 'This file is no complete signed credential',
  'verify.lookUpInstead': 'Look up by name and number',
  'verify.compare': 'Compare with the paper',
  'verify.compare.hint': 'Tick each line as you read it; if a single one differs, do not rely on the paper.',
  'verify.compare.matches': 'Matches my paper',
  'verify.compare.progress': '{done} of {total} compared',
  'verify.compare.done': 'All {total} lines match',
}
