export { settleEnquiry } from './enquiries/settle-enquiry'
