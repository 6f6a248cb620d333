import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'หากไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทันทีและตรวจสอบเซสชันของคุณที่นี่:'

export const texts: Texts = {
  hello: (name) => `สวัสดีคุณ ${name}`,
  newsSettings: 'เลือกวิธีรับข่าวสารได้ที่นี่:',
  invitation: ({ hubName }) => ({
    subject: `คำเชิญเข้าร่วม ${hubName}`,
    says: `คุณได้รับเชิญให้เข้าร่วม ${hubName} คุณจะเป็นสมาชิกเมื่อตอบรับคำเชิญที่นี่:`,
    ends: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 72 ชั่วโมง หากเลยเวลาแล้ว โปรดขอคำเชิญใหม่',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `ตั้งรหัสผ่านใหม่สำหรับ ${hubName}`,
    says: `มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณใน ${hubName} หากคุณเป็นผู้ขอ ตั้งรหัสผ่านได้ที่นี่:`,
    ends: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณยังคงเดิม',
  }),
  welcome: ({ hubName }) => ({
    subject: `คุณเป็นสมาชิกของ ${hubName} แล้ว`,
    says: `ตอนนี้คุณเป็นสมาชิกของ ${hubName} ด้วยแล้ว เข้าสู่ระบบด้วยรหัสผ่านที่คุณมีอยู่:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} แสดงความคิดเห็นใน “${contentName}”`,
    says: `${actorName} แสดงความคิดเห็นใน “${contentName}” ที่ ${hubName}:`,
    leads: 'อ่านและตอบกลับได้ที่นี่:',
    ends: 'คุณเลิกติดตามความคิดเห็นได้จากที่นั่นเช่นกัน',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} กล่าวถึงคุณในความคิดเห็นใน “${contentName}”`,
    says: `${actorName} กล่าวถึงคุณในความคิดเห็นใน “${contentName}” ที่ ${hubName}:`,
    leads: 'อ่านและตอบกลับได้ที่นี่:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} ตอบกลับความคิดเห็นของคุณใน “${contentName}”`,
    says: `${actorName} ตอบกลับความคิดเห็นของคุณใน “${contentName}” ที่ ${hubName}:`,
    leads: 'อ่านและตอบกลับได้ที่นี่:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `“${contentName}” และอื่นๆ` : `“${contentName}”`
    const subject = actorName ? `${actorName} แชร์ ${what} กับคุณ` : `แนะนำสำหรับคุณ: ${what}`
    return { subject, says: `${subject} ใน ${hubName}`, leads: 'เปิดได้ที่นี่:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `คุณได้รับเหรียญตราจาก “${contentName}”`,
    says: `คุณได้รับเหรียญตราจาก “${contentName}” ใน ${hubName} เมื่อวันที่ ${day} ยินดีด้วย`,
    leads: 'ดูเหรียญตราของคุณได้ที่นี่:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} พร้อมใช้งานแล้ว`,
    says: `ไฟล์ ${filename} ที่คุณอัปโหลดไปยัง ${hubName} พร้อมใช้งานแล้ว`,
    leads: 'ทำต่อได้ที่นี่:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `ใช้ ${filename} ไม่ได้`,
    says: `ใช้ไฟล์ ${filename} ที่คุณอัปโหลดไปยัง ${hubName} ไม่ได้ ดูสาเหตุได้ในหน้าที่คุณอัปโหลด`,
    leads: 'อัปโหลดไฟล์อื่นได้ที่นี่:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `คำตอบสำหรับคำขอเนื้อหาของคุณ: ${wish}`,
    says: `คำขอเนื้อหาของคุณใน ${hubName} “${wish}” ได้รับคำตอบแล้ว`,
    leads: 'อ่านได้ที่นี่:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} ขอเนื้อหา: ${wish}`,
    says: `${actorName} ขอเนื้อหาใน ${hubName} “${wish}”:`,
    leads: 'อ่านข้อความได้ที่นี่:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'ข้อมูลส่วนบุคคลของคุณพร้อมแล้ว',
    says: `ไฟล์ข้อมูลส่วนบุคคลของคุณจาก ${hubName} พร้อมแล้ว คุณรับไฟล์ได้ภายใน 7 วัน`,
    leads: 'เข้าสู่ระบบแล้วรับไฟล์ได้ที่นี่:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'มีการขอสำเนาข้อมูลส่วนบุคคลของคุณ',
    says: `ผู้ดูแลของ ${hubName} ได้ขอสำเนาข้อมูลส่วนบุคคลของคุณที่เก็บไว้ คุณไม่ต้องทำอะไร`,
    leads: 'ไปที่ฮับได้ที่นี่:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
    says: `รหัสผ่านของบัญชีของคุณใน ${hubName} ถูกเปลี่ยนแล้ว เซสชันอื่นและโทเค็น API ทั้งหมดสิ้นสุดลงแล้ว`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'มีการสร้างโทเค็น API ใหม่',
    says: `มีการสร้างโทเค็น API สำหรับบัญชีของคุณใน ${hubName} โปรแกรมสามารถใช้โทเค็นนี้ทำงานในนามของคุณ`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'มีการสร้างโทเค็นของฮับ',
    says: `มีการสร้างโทเค็น API ที่เป็นของ ${hubName} เอง โปรแกรมสามารถใช้โทเค็นนี้กับฮับได้แม้จะมีคนออกไป`,
    leads: 'ดูโทเค็นทั้งหมดของฮับได้ที่นี่:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'มีการส่งออกทั้งฮับ',
    says: `ผู้ดูแลระบบส่งออกทั้งหมดของ ${hubName} เป็นไฟล์เดียว ทั้งผู้คน เนื้อหา และกิจกรรม ผู้ที่มีสิทธิ์สามารถดาวน์โหลดได้ภายใน 7 วัน`,
    leads: 'ดูว่าใครเป็นผู้ขอ และดูไฟล์ได้ที่นี่:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `ฮับนี้จะถูกลบในวันที่ ${day}`,
    says: `ผู้ดูแลระบบขอให้ลบ ${hubName} ทั้งหมด ในวันที่ ${day} ผู้คน เนื้อหา ไฟล์ และหลักฐานการเรียนรู้จะถูกลบอย่างถาวร จนกว่าจะถึงวันนั้นทุกอย่างยังใช้งานได้ตามปกติ`,
    leads: 'ดูว่าใครเป็นผู้ขอ และส่งออกฮับหรือยกเลิกการลบได้ที่นี่:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'ฮับนี้จะไม่ถูกลบ',
    says: `การลบ ${hubName} ถูกยกเลิกแล้ว ทุกอย่างยังคงเหมือนเดิม`,
    leads: 'ดูการตั้งค่าของฮับได้ที่นี่:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'การลงชื่อเข้าใช้จากเบราว์เซอร์ใหม่',
    says: `มีผู้ลงชื่อเข้าใช้บัญชีของคุณใน ${hubName} ด้วยเบราว์เซอร์ที่ฮับไม่เคยรู้จัก`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'เปิดใช้การยืนยันตัวตนขั้นที่สองแล้ว',
    says: `ต่อไปนี้การลงชื่อเข้าใช้บัญชีของคุณใน ${hubName} ต้องใช้รหัสจากแอปด้วย`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'ปิดการยืนยันตัวตนขั้นที่สองแล้ว',
    says: `ต่อไปนี้การลงชื่อเข้าใช้บัญชีของคุณใน ${hubName} ไม่ต้องใช้รหัสจากแอป`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'มีการใช้รหัสกู้คืน',
    says: `มีการใช้รหัสกู้คืนกับบัญชีของคุณใน ${hubName} รหัสนี้ใช้ซ้ำไม่ได้`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'เพิ่มพาสคีย์แล้ว',
    says: `มีการเพิ่มพาสคีย์ในบัญชีของคุณที่ ${hubName} คุณใช้พาสคีย์นี้ลงชื่อเข้าใช้ได้โดยไม่ต้องใช้รหัสผ่าน`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'ลบพาสคีย์แล้ว',
    says: `พาสคีย์ในบัญชีของคุณที่ ${hubName} ถูกลบแล้ว และใช้ลงชื่อเข้าใช้ไม่ได้อีกต่อไป`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'ยืนยันที่อยู่อีเมลใหม่ของคุณ',
    says: `มีการขอใช้ที่อยู่นี้กับบัญชีของคุณใน ${hubName} เข้าสู่ระบบแล้วยืนยันที่นี่:`,
    ends: 'ลิงก์นี้ใช้ได้ 24 ชั่วโมง หากคุณไม่ทราบเรื่อง ไม่ต้องทำอะไร',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'มีการขอเปลี่ยนที่อยู่อีเมล',
    says: `มีการขอเปลี่ยนที่อยู่อีเมลของบัญชีของคุณใน ${hubName} หากคุณไม่ต้องการ ยกเลิกได้ที่นี่:`,
    ends: 'ลิงก์นี้ใช้ได้ 24 ชั่วโมง ที่อยู่จะเปลี่ยนเมื่อยืนยันที่อยู่ใหม่แล้วเท่านั้น',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'ที่อยู่อีเมลของคุณเปลี่ยนแล้ว',
    says: `บัญชีของคุณใน ${hubName} มีที่อยู่อีเมลใหม่แล้ว เซสชันอื่นทั้งหมดสิ้นสุดแล้ว`,
    leads: NOT_YOU,
  }),
}
