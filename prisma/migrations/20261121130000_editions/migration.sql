-- CreateTable
CREATE TABLE "editions" (
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "figures" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "editions_pkey" PRIMARY KEY ("game","name")
);
