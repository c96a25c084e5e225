export { admissionAddress } from './school-page/admission-address'
