export const zhCN = {
  'clock.off': '本设备的时间不准，现在是 {time}（北京时间），请校准。课程和考试的开始、截止以服务器时间为准',
} as const
