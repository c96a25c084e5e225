/** Certificates for tests. */
import type { SkillCertificate, TrainingCertificate } from '@campus/contracts/certificate'

export function skillCertificateOf(differing: Partial<SkillCertificate> = {}): SkillCertificate {
  return {
    name: '张三',
    card: '3101**********1234',
    mobile: '138****5678',
    professionName: '养老护理员',
    typeOfWorkName: '养老护理',
    certificateCode: 'S000031010001263000001',
    level: '三级/高级工',
    sendDate: '2026-03-18',
    certificateImgUrl: '/media/certificates/1.png?sign=abc',
    credential: '',
    verificationCode: '',
    revoked: false,
    ...differing,
  }
}

export function trainingCertificateOf(differing: Partial<TrainingCertificate> = {}): TrainingCertificate {
  return {
    studentName: '李·四',
    idType: '护照',
    idCard: 'E1****78',
    mobile: '139****0000',
    productName: '育婴员（四级）培训',
    agencyName: '启明职业培训学校',
    certificateNum: 'QM-2026-0007',
    startTime: '2026-01-05',
    endTime: '2026-03-06',
    certificateUrl: '/media/certificates/2.png?sign=def',
    credential: '',
    verificationCode: '',
    revoked: false,
    ...differing,
  }
}
