import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConversionErrorCode } from '../../../generated/client/model/conversionErrorCode.ts'
import type { UploadErrorCode } from '../../../generated/client/model/uploadErrorCode.ts'

/** Why a file cannot be used and what to do, by the code of the hub. */
export const refusalWords: Record<NonNullable<UploadErrorCode>, MessageDescriptor> = {
  'bad-manifest': msg`The manifest of the course cannot be read. Export the course again from the tool that made it.`,
  'bad-picture': msg`The picture cannot be read. Open it in a picture editor, save it as jpg or png and upload that.`,
  'bad-subtitles': msg`There are no subtitles in this file that the hub can read. Save them as SRT or WebVTT in UTF-8.`,
  'bad-table': msg`The table cannot be read. Save it as CSV in UTF-8 or as xlsx and upload that.`,
  damaged: msg`The archive is damaged. Pack it again and upload that.`,
  'document-bomb': msg`The document unpacks to far more than a document holds. Save it anew and upload that.`,
  'document-damaged': msg`The document is damaged. Open it in the program that made it, save it anew and upload that.`,
  'document-protected': msg`A password protects the document. Save it without one and upload that.`,
  empty: msg`There is nothing in this file. Choose another one.`,
  'empty-table': msg`There are no rows in this table. Fill them in and upload it again.`,
  'missing-file': msg`A file that the course names is missing from the package. Export the course again, with all its files.`,
  'no-manifest': msg`This is neither a course nor a web site: there is no manifest and no start page in it. Pack it from the folder that holds them.`,
  'no-start-page': msg`The package has no page to begin with. Put an index.html at its top and pack it again.`,
  'not-a-zip': msg`This is no zip archive. Pack the files as a zip and upload that.`,
  'processing-cancelled': msg`Somebody ended the preparation of this file. Prepare it again, or upload another one.`,
  'processing-failed': msg`The hub could not prepare the file, as that took too long or too much memory. Prepare it again, or make it smaller and upload that.`,
  'recording-codec': msg`The recording is protected against copying. Save it without protection and upload that.`,
  'recording-cut-off': msg`The recording is cut off: its end did not arrive, or was never written. Save it anew and upload that.`,
  'recording-unreadable': msg`There are neither pictures nor sound in this recording. Save it as MP4 with H.264 and AAC and upload that.`,
  'standard-not-supported': msg`The course follows a standard that the hub does not play. Export it as SCORM 1.2 or 2004, or as cmi5.`,
  'storage-full': msg`There is no room in the hub for what is made of this file. Delete files that nobody needs, or ask an admin for more room.`,
  'too-large': msg`The package unpacks to more than the hub takes. Make it smaller and pack it again.`,
  'too-many-columns': msg`The table has too many columns. Leave out those that the import does not need.`,
  'too-many-pixels': msg`The picture has too many pixels. Make it smaller and upload that.`,
  'too-many-rows': msg`The table has too many rows. Divide it into several files.`,
  'type-mismatch': msg`The file holds something else than its ending says. Save it as what it is and upload that.`,
  'unsafe-entry': msg`The archive holds a file with a path that leads out of it. Pack it again with a usual program.`,
  'upload-failed': msg`The bytes of the file did not arrive. Upload it again.`,
}

/** Why a file can be used, but not shown, played or found by its words. */
export const conversionWords: Record<NonNullable<ConversionErrorCode>, MessageDescriptor> = {
  'conversion-failed': msg`The hub could make nothing of this file that browsers show, so learners can only download it. Save it anew, a document as pdf and a recording as MP4 with H.264 and AAC.`,
  'conversion-limit': msg`What browsers show would have taken too long or too much memory to make, so learners can only download the file. Make it smaller, or save a document as pdf and a recording as MP4.`,
  'converter-missing': msg`The hub has no program that makes of this file what browsers show, so learners can only download it. Save a document as pdf and a recording as MP4, or ask whoever runs the hub to install the program.`,
  'document-bomb': msg`The document unpacks to far more than a document holds. Save it anew and upload that.`,
  'document-damaged': msg`The document is damaged, so it may not be shown and is not found by its words. Save it anew and upload that.`,
  'document-protected': msg`A password protects the document. Save it without one and upload that.`,
  'processing-failed': msg`The hub could not prepare the file, as that took too long or too much memory. Prepare it again, or make it smaller and upload that.`,
  'reading-limit': msg`Reading the document took too long or too much memory, so it is not found by its words. Make it smaller and upload that.`,
  'recording-too-long': msg`The recording is longer than what the hub converts, so learners can only download it. Divide it, or save it as MP4 with H.264 and AAC.`,
  'storage-full': msg`There is no room in the hub for what is made of this file. Delete files that nobody needs, or ask an admin for more room.`,
}

/** Why a file is not taken before its bytes are sent. */
export const announcementWords: Readonly<Record<string, MessageDescriptor>> = {
  'size-too-large': msg`A file of this type may not be as large as that. Make it smaller and upload that.`,
  'storage-full': msg`There is no room for this file in the hub, or for more files of yours. Delete some that nobody needs, or ask an admin for more room.`,
  'too-many-files': msg`You have uploaded as many files as one may within 24 hours. Go on tomorrow.`,
  'type-not-allowed': msg`The hub does not take files of this type. Upload a recording, a pdf or office document, a picture, or a zip with a course or site.`,
}
