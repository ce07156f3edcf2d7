-- AlterTable
ALTER TABLE "notice_wishes" ADD COLUMN     "mail_error" TEXT;

-- AlterTable
ALTER TABLE "push_devices" ADD COLUMN     "error" TEXT;
